export { createVocabulary, vocabularyInSteps } from './create-vocabulary.ts';
