/** Status 11 awaits the deposit, 12 the balance; every other status is paid in full. */
export const paymentTypeOf = (status: number): 'deposit' | 'balance' | 'full' =>
  status === 11 ? 'deposit' : status === 12 ? 'balance' : 'full';
