/** 11 waits for the deposit, 12 for the balance, everything else is paid at once. */
export const paymentTypeOf = (status: number): 'deposit' | 'balance' | 'full' =>
  status === 11 ? 'deposit' : status === 12 ? 'balance' : 'full';
