import { parseDay, type CalendarDay, type DayRange } from '@roborrow/domain';
import { z } from 'zod/mini';
import { createDecode, type Decode } from './decoder.ts';

const day = z.custom<CalendarDay>((value) => typeof value === 'string' && parseDay(value) !== null);

export const decodeTaken: Decode<DayRange> = createDecode(z.object({ first: day, last: day }));
