import type { ReactNode } from 'react';
import { PublicPage } from '../../shared/PublicPage.tsx';
import styles from './account.module.css';

export interface AccountScreenProps {
  /** The document's title. */
  readonly title: string;
  readonly heading: string;
  readonly text: string;
  readonly path: '/login' | '/register' | '/forgot-password';
  readonly children: ReactNode;
}

/** The card that Login, Register and Forgot password share. */
export function AccountScreen({ title, heading, text, path, children }: AccountScreenProps) {
  return (
    <div className={`page ${styles['screen']}`}>
      <PublicPage title={title} path={path} />
      <div className={styles['intro']}>
        <h1>{heading}</h1>
        <p>{text}</p>
        {/* A phone does not show it, and does not download it. */}
        <img src="/hero.svg" alt="" width={1200} height={800} loading="lazy" />
      </div>
      <div className={styles['card']}>{children}</div>
    </div>
  );
}
