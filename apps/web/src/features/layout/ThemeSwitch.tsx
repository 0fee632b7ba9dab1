import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { app } from '../../text/app.ts';
import { chooseTheme, storedTheme, type Theme } from '../../ui/theme.ts';
import styles from './layout.module.css';

const CHOICES = [
  { theme: 'light', Icon: Sun },
  { theme: 'dark', Icon: Moon },
  { theme: 'system', Icon: Monitor },
] as const;

export function ThemeSwitch() {
  const [current, setCurrent] = useState<Theme>(storedTheme);
  const choose = (theme: Theme) => {
    setCurrent(theme);
    chooseTheme(theme);
  };
  return (
    <div role="radiogroup" aria-label={app.theme.label} className={styles['themes']}>
      {CHOICES.map(({ theme, Icon }) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            className="visually-hidden"
            checked={current === theme}
            onChange={() => choose(theme)}
          />
          <Icon size={15} aria-hidden />
          {app.theme[theme]}
        </label>
      ))}
    </div>
  );
}
