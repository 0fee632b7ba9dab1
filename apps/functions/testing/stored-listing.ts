import { dollarsPerDay, type searchTokens } from '@roborrow/domain';
import {
  decimal,
  moment,
  NOTHING,
  text,
  texts,
  type DocumentWrite,
} from '../src/notices/firestore-documents.ts';

export type Said = Parameters<typeof searchTokens>[0];

export const ROVER: Said = {
  name: 'Rover',
  description: 'Mows lawns quietly.',
  category: 'Service',
  features: ['vacuum'],
  price: dollarsPerDay(25),
  minRental: null,
  maxRental: null,
  location: 'Apex, NC, USA',
};

/** What is stored of a listing, as far as its tokens depend on it. */
export const storedListing = (
  id: string,
  said: Said,
  tokens: readonly string[] | null,
  writtenAt: number,
): DocumentWrite => ({
  path: `robots/${id}`,
  fields: {
    name: text(said.name),
    description: text(said.description),
    category: text(said.category),
    features: texts(said.features),
    price: decimal(said.price),
    minRental: said.minRental === null ? NOTHING : decimal(said.minRental),
    maxRental: said.maxRental === null ? NOTHING : decimal(said.maxRental),
    location: text(said.location),
    updatedAt: moment(writtenAt),
    ...(tokens && { tokens: texts(tokens) }),
  },
});
