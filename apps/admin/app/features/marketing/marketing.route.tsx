import { redirect } from 'react-router';

/** Marketing texts and e-mails are broadcasts now; saved addresses still lead to them. */
export const clientLoader = () => {
  throw redirect('/broadcasts');
};

export default function MarketingPage() {
  return null;
}
