import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import type { SiteModel } from '../config/page-model.ts';
import { RouteError } from './RouteError.tsx';

/** Stands in the main area where a route failed. */
export function RouteFailure({ site }: { site: SiteModel }) {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return <RouteError error={messageOf(error)} texts={site.texts.error} onRetry={revalidate} />;
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}
