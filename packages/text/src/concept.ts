import type { Concept } from '@roborrow/domain';
import { tag } from '@roborrow/messages/language';

const [language = ''] = tag.split('-');

/** The name of a concept in the reader's language; in English where it has none. */
export const conceptName = ({ name, names }: Pick<Concept, 'name' | 'names'>): string =>
  names[language] ?? name;
