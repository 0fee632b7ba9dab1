import { useState } from 'react';
import { app } from '../../shared/app.text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chooseTheme, storedTheme, type Theme } from '../../ui/theme.ts';
import styles from './layout.module.css';

const CHOICES = [
  { theme: 'light', icon: 'sun' },
  { theme: 'dark', icon: 'moon' },
  { theme: 'system', icon: 'monitor' },
] as const;

export function ThemeSwitch() {
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
