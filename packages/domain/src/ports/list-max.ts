/**
 * The most documents that the backend returns for one query: the security rules refuse a list without a
 * limit, or with a larger one. A count stops here as well, so this number is shown as "1,000 or more".
 */
export const LIST_MAX = 1000;
