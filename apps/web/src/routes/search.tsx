import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { search } from '../text/screens/search.ts';
import { validateSearchParams } from './-search-params.ts';

export const Route = createFileRoute('/search')({
  validateSearch: validateSearchParams,
  component: SearchRoute,
});

function SearchRoute() {
  return <SearchScreen title={search.searchTitle} path="/search" params={Route.useSearch()} />;
}
