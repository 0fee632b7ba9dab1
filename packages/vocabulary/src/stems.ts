import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';

/** The stem of a folded English word, by Porter's rules: "mowing" and "mowed" are "mow", "mower" stays. */
export const englishStem = (word: string): string => english(word);

/** The stem of a folded Spanish word, by Snowball's rules. Both sides of a comparison have no accents. */
export const spanishStem = (word: string): string => spanish(word);
