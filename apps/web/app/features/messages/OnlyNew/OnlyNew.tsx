import { Checkbox } from '@huarong/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { type MessagesQuery, messagesPath } from '../messages-query.ts';

/** 只看未读: lives in the address; the tick does not wait for the list. */
export function OnlyNew({ query }: { query: MessagesQuery }) {
  const [isOn, setOn] = useState(query.onlyNew);
  useEffect(() => setOn(query.onlyNew), [query.onlyNew]);
  const navigate = useNavigate();
  function change() {
    setOn(!isOn);
    void navigate(messagesPath(query, { onlyNew: !isOn }));
  }
  return (
    <Checkbox checked={isOn} onChange={change}>
      只看未读
    </Checkbox>
  );
}
