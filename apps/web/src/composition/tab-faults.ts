import type { Fault, Faults, SessionStorage } from '@roborrow/adapter-in-memory';
import * as z from 'zod/mini';

const plans = z.catch(z.record(z.string(), z.enum(['fail', 'hang', 'lose-answer'])), {});

/**
 * Reads faults from a key of the tab's storage, as JSON: `{"robots.create": "lose-answer"}`. In the demo or
 * in a browser test, any operation can be made to fail from the console; removing the key ends it.
 */
export function tabFaults(storage: SessionStorage): Pick<Faults, 'take'> {
  return {
    take: (operation): Fault | null => {
      const text = storage.get();
      return text === null ? null : (plans.parse(safeJson(text))[operation] ?? null);
    },
  };
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
