export type Coding = 'br' | 'gzip' | 'identity';

// In the order that the server prefers.
const codings: Coding[] = ['br', 'gzip', 'identity'];

/** Orders the codings that an Accept-Encoding header allows, best first; there may be none. */
export function acceptedCodings(header: string | undefined): Coding[] {
  if (header === undefined) return ['identity'];
  const weights = readWeights(header);
  // Identity is allowed unless it is refused, but anything that was asked for goes before it.
  const weightOf = (coding: Coding) =>
    weights.get(coding) ?? weights.get('*') ?? (coding === 'identity' ? Number.MIN_VALUE : 0);
  return codings.filter((coding) => weightOf(coding) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    // A weight that is no number between 0 and 1 says nothing that can be relied on: the coding counts as refused.
    if (name) weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
