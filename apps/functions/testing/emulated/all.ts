import type { SiteFunctions } from '../../src/site-functions.ts';
import { openFunctions } from '../../netlify/all.ts';
import mails from './mails.ts';
import notices from './notices.ts';
import operator from './operator.ts';
import unfound from './unfound.ts';
import unsubscribe from './unsubscribe.ts';

/** The functions of a site on Firebase's emulators, and a page that shows the mails. Nothing runs by itself: that page has a button. */
export async function openEmulatedFunctions(): Promise<SiteFunctions> {
  const { http } = await openFunctions();
  const emulated = {
    mails: { answer: mails },
    notices: { answer: notices },
    operator: { answer: operator },
    unfound: { answer: unfound },
    unsubscribe: { answer: unsubscribe },
  };
  return { http: { ...http, ...emulated }, scheduled: {} };
}
