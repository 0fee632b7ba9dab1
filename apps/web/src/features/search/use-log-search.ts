import { useLogShown } from '../../shared/use-log.ts';
import type { RobotSearch, SearchInput } from '../robots/index.ts';

/**
 * Counts a search once its result is shown (D36). The previous result, which stays visible meanwhile, is not
 * counted. `null` while nothing is shown.
 */
export function useLogSearch(input: SearchInput, results: RobotSearch | null): void {
  const [first] = results?.isPlaceholderData ? [] : (results?.data?.pages ?? []);
  useLogShown(
    JSON.stringify(input),
    first && first.kind !== 'no-criteria'
      ? { name: 'search', hasOrigin: first.kind === 'near', resultCount: first.found.length }
      : null,
  );
}
