/**
 * The most documents that one question to the backend is answered with: the security rules refuse a list without a limit,
 * or with a larger one. A count ends here as well, so this number reads "1,000 or more".
 */
export const LIST_MAX = 1000;
