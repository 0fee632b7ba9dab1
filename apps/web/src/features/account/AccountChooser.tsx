import type { AccountRequest } from '../../services.tsx';
import { app } from '../../shared/app.text.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { accountChooser } from './signing-in.text.ts';
import styles from './demo.module.css';

/** Replaces Google's account chooser in the demo (D34). */
export function AccountChooser({ request }: { readonly request: AccountRequest }) {
  return (
    <Dialog title={accountChooser.heading} closeLabel={app.close} onClose={() => request.answer(null)}>
      <p>{accountChooser.text}</p>
      <ul className={styles['accounts']}>
        {request.accounts.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => request.answer(account)}>
              <Avatar name={account.name} src={account.avatar} size={2.5} />
              <span>
                <strong>{account.name}</strong>
                <br />
                {account.email}
              </span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => request.answer('new')}>
            <span className={styles['new']}>
              <Icon name="plus" />
            </span>
            <span>
              <strong>{accountChooser.newAccount}</strong>
              <br />
              {accountChooser.newAccountHint}
            </span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
