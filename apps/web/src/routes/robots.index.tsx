import { createFileRoute } from '@tanstack/react-router';
import { SaveThisSearch } from '../features/saved/index.ts';
import { search, SearchScreen } from '../features/search/index.ts';
import { validateSearchParams } from './-search-params.ts';

export const Route = createFileRoute('/robots/')({
  validateSearch: validateSearchParams,
  component: BrowseRoute,
});

function BrowseRoute() {
  return (
    <SearchScreen
      title={search.browseTitle}
      path="/robots"
      params={Route.useSearch()}
      save={(shown) => <SaveThisSearch {...shown} />}
    />
  );
}
