import { Notice } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { browserApi } from '../../../platform/api/index.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { avoidedIn } from './avoided-in.ts';

/** Tells a member which ingredients of the goods she wants to avoid. */
export function AvoidedIngredients({ ingredients }: { ingredients: string }) {
  const { isSignedIn } = useSession();
  const [avoided, setAvoided] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isSignedIn) return;
    void browserApi({ quiet: true })
      .account.profile({})
      .then((reply) => reply.ok && setAvoided(reply.value.avoidedIngredients));
  }, [isSignedIn]);
  const found = avoidedIn(ingredients, avoided);
  if (found.length === 0) return null;
  return (
    <Notice
      tone="warn"
      icon="warning"
      title="含有你要避开的成分"
      action={<Link to="/myAccount/profile.html">我的肤质档案</Link>}
    >
      {found.join('、')}
    </Notice>
  );
}
