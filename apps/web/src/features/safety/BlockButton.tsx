import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useBlocks } from './blocks.queries.ts';
import { block as words } from './block.text.ts';
import { BlockDialog } from './BlockDialog.tsx';
import { UnblockButton, type OtherPerson } from './UnblockButton.tsx';

/** Asks before it blocks; what undoes it needs no question. */
export function BlockButton(props: OtherPerson) {
  const { id, name, isShort = false } = props;
  const [isAsking, setAsking] = useState(false);
  if (useBlocks().people.includes(id)) return <UnblockButton {...props} />;
  return (
    <>
      <Button variant="quiet" size="small" aria-label={words.open(name)} onClick={() => setAsking(true)}>
        {isShort ? words.confirm : words.open(name)}
      </Button>
      {isAsking && <BlockDialog {...props} onClose={() => setAsking(false)} />}
    </>
  );
}
