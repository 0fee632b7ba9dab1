import { settings } from '../../env.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PublicPage } from '../../shared/PublicPage.tsx';
import { contact } from './contact.text.ts';

/** The contact addresses (D30). */
export function Contact() {
  return (
    <div className="page">
      <PublicPage title={contact.title} description={contact.text} path="/contact" />
      <EmptyState
        heading="h1"
        title={contact.heading}
        text={contact.text}
        picture="/illustrations/no-messages.svg"
      >
        <a href={`mailto:${settings.contactMail}`} className={buttonClass()}>
          <Icon name="mail" size={20} />
          {settings.contactMail}
        </a>
      </EmptyState>
    </div>
  );
}
