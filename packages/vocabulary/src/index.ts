export { createVocabulary } from './create-vocabulary.ts';
