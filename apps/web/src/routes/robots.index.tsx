import { createFileRoute } from '@tanstack/react-router';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { search } from '../text/screens/search.ts';
import { validateSearchParams } from './-search-params.ts';

export const Route = createFileRoute('/robots/')({
  validateSearch: validateSearchParams,
  component: BrowseRoute,
});

function BrowseRoute() {
  return <SearchScreen title={search.browseTitle} path="/robots" params={Route.useSearch()} />;
}
