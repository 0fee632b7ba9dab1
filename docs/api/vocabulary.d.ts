export declare const createVocabulary: () => Vocabulary;
