import { createAccountChooser } from '../src/composition/account-chooser.ts';
import { IN_MEMORY, override, SERVICES } from '../src/composition/container.ts';
import { PASSWORD } from './world.ts';

/** Overrides with which a world has the demo's tools, among them the chooser that stands for Google's (D34). */
export function demoTools() {
  const chooser = createAccountChooser(() => '');
  return [
    override(IN_MEMORY.chooseGoogleAccount, chooser.choose),
    override(SERVICES.demo, {
      password: PASSWORD,
      people: [],
      persistence: 'memory',
      reset: async () => undefined,
      save: async () => '',
      load: async () => undefined,
      onAccountRequest: chooser.onRequest,
    }),
  ] as const;
}
