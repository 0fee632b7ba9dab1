import type { DateRequest } from '@roborrow/domain';
import { useEffect, useState, type ComponentType } from 'react';

interface LentDaysProps {
  readonly requests: readonly DateRequest[];
}

/** The owner's calendar, once its code is loaded. Without it the lists beside it say the same. */
export function LentDays({ requests }: LentDaysProps) {
  const [loaded, setLoaded] = useState<{ readonly Calendar: ComponentType<LentDaysProps> } | null>(null);
  useEffect(() => {
    import('./LentCalendar.tsx').then(
      ({ LentCalendar }) => setLoaded({ Calendar: LentCalendar }),
      () => undefined,
    );
  }, []);
  return loaded && <loaded.Calendar requests={requests} />;
}
