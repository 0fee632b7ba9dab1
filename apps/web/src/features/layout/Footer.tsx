import { Link } from '@tanstack/react-router';
import { settings } from '../../env.ts';
import { useMember } from '../../session/use-session.ts';
import { WholeEnd } from '../../ui/WholeEnd.tsx';
import { footer } from './footer.text.ts';
import { Brand } from './Brand.tsx';
import styles from './layout.module.css';
import { ThemeSwitch } from './ThemeSwitch.tsx';

export function Footer() {
  const isMember = useMember() !== null;
  return (
    <footer data-whole className={styles['footer']}>
      <div className="page">
        <div className={styles['footerGrid']}>
          <div className={styles['footerBrand']}>
            <Brand />
            <p>{footer.tagline}</p>
          </div>
          <nav aria-labelledby="footer-explore">
            <h2 id="footer-explore">{footer.explore}</h2>
            <ul className={styles['footerList']}>
              <li>
                <Link to="/robots">{footer.browse}</Link>
              </li>
              <li>
                <Link to="/about">{footer.about}</Link>
              </li>
              <li>
                <Link to="/create-robot">{footer.listRobot}</Link>
              </li>
            </ul>
          </nav>
          <nav aria-labelledby="footer-account">
            <h2 id="footer-account">{footer.account}</h2>
            <ul className={styles['footerList']}>
              <li>
                <Link to="/dashboard">{footer.dashboard}</Link>
              </li>
              <li>
                <Link to="/messages">{footer.messages}</Link>
              </li>
              {!isMember && (
                <>
                  <li className="for-visitors">
                    <Link to="/login">{footer.login}</Link>
                  </li>
                  <li className="for-visitors">
                    <Link to="/register">{footer.register}</Link>
                  </li>
                </>
              )}
            </ul>
          </nav>
          <div>
            <h2>{footer.contact}</h2>
            <a href={`mailto:${settings.contactMail}`}>{settings.contactMail}</a>
          </div>
        </div>
        <div className={styles['footerEnd']}>
          <p>{footer.copyright(settings.copyrightYear)}</p>
          <ThemeSwitch />
        </div>
      </div>
      <WholeEnd />
    </footer>
  );
}
