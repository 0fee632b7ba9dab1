import type { UserId } from '@roborrow/domain';
import type { ReactNode } from 'react';
import type { Language } from '../../shared/language.ts';
import { useMembersLanguage } from '../messages/index.ts';

interface MembersLanguageProps {
  readonly me: UserId;
  readonly children: (wanted: Language | null) => ReactNode;
}

/** Stores the language that a member chose, and says which they would rather have than this page's. */
export const MembersLanguage = ({ me, children }: MembersLanguageProps) => children(useMembersLanguage(me));
