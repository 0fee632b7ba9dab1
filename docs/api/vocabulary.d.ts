export declare const createVocabulary: () => Vocabulary;
export declare function vocabularyInSteps(): Generator<undefined, Vocabulary>;
