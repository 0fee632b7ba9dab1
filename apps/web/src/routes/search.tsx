import { createFileRoute } from '@tanstack/react-router';
import { SaveThisSearch } from '../features/saved/index.ts';
import { search, SearchScreen } from '../features/search/index.ts';
import { validateSearchParams } from './-search-params.ts';

export const Route = createFileRoute('/search')({
  validateSearch: validateSearchParams,
  component: SearchRoute,
});

function SearchRoute() {
  return (
    <SearchScreen
      title={search.searchTitle}
      path="/search"
      params={Route.useSearch()}
      save={(shown) => <SaveThisSearch {...shown} />}
    />
  );
}
