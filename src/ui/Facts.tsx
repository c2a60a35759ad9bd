import { Fragment, type ReactNode } from 'react';

/** Facts of a word or two each, in one line; those that are not known are left out. */
export const Facts = ({ facts, className }: { facts: ReactNode[]; className?: string | undefined }) => (
  <p className={className}>
    {facts.filter(Boolean).map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: their order is always the same
      <Fragment key={at}>
        {at > 0 && ' · '}
        <span>{fact}</span>
      </Fragment>
    ))}
  </p>
);
