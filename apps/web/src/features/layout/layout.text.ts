import * as messages from '@roborrow/messages/layout/layout';
import { app } from '../../shared/app.text.ts';
import { brand } from '../../shared/brand.text.ts';

/** The navigation bar (D61). */
export const navigation = {
  ...messages.navigation,
  listRobot: app.listRobot,
  userMenu: (name: string): string => messages.navigation.userMenu({ name }),
} as const;

const { legal } = messages.footer;

/** The footer (D62). */
export const footer = {
  ...messages.footer,
  tagline: brand.tagline,
  legal: [
    ['/terms', legal.terms],
    ['/privacy', legal.privacy],
    ['/community-rules', legal.communityRules],
    ['/imprint', legal.imprint],
  ],
  copyright: (year: string): string => messages.footer.copyright({ year, brand: brand.name }),
} as const;
