import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { settings } from '../../env.ts';
import { useMember } from '../../session/use-session.ts';
import { WholeEnd } from '../../ui/surfaces.tsx';
import { app } from '../../shared/app.text.ts';
import { ProblemLink } from '../../shared/ProblemLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chooseTheme, storedTheme, type Theme } from '../../ui/theme.ts';
import { footer } from './layout.text.ts';
import { LanguageLinks } from '../../shared/LanguageLinks.tsx';
import { languageSwitch } from '../../shared/languages.text.ts';
import { Brand } from './NavigationBar.tsx';
import styles from './layout.module.css';

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
          <nav aria-labelledby="footer-rules">
            <h2 id="footer-rules">{footer.rules}</h2>
            <ul className={styles['footerList']}>
              {footer.legal.map(([path, label]) => (
                <li key={path}>
                  <Link to={path}>{label}</Link>
                </li>
              ))}
              {settings.firebase?.measurementId && (
                <li>
                  <Link to="/privacy" hash="choices">
                    {footer.privacyChoices}
                  </Link>
                </li>
              )}
            </ul>
          </nav>
          <div>
            <h2>{footer.contact}</h2>
            <ul className={styles['footerList']}>
              <li>
                <a href={`mailto:${settings.contactMail}`}>{settings.contactMail}</a>
              </li>
              <li>
                <ProblemLink />
              </li>
            </ul>
          </div>
        </div>
        <div className={styles['footerEnd']}>
          <p>{footer.copyright(settings.copyrightYear)}</p>
          <nav aria-label={languageSwitch.label}>
            <LanguageLinks />
          </nav>
          <ThemeSwitch />
        </div>
      </div>
      <WholeEnd />
    </footer>
  );
}

const CHOICES = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'monitor' },
] as const;

function ThemeSwitch() {
  const [current, setCurrent] = useState<Theme>(storedTheme);
  const choose = (theme: Theme) => {
    setCurrent(theme);
    chooseTheme(theme);
  };
  return (
    <div role="radiogroup" aria-label={app.theme.label} className={styles['themes']}>
      {CHOICES.map(({ theme, icon }) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={current === theme}
            onChange={() => choose(theme)}
          />
          <Icon name={icon} size={15} />
          {app.theme[theme]}
        </label>
      ))}
    </div>
  );
}
