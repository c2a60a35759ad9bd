import type { SiteConfigInput } from '../schema/site.ts';
import { isObject } from '../src/json/values.ts';
import { parseSite } from '../src/validate/parse-site.ts';
import { registry } from './registry.ts';
import { stretchTexts } from './stretched-config.ts';

/** A valid config in which an editor has changed what he may: each text, the order of each list, and the theme. */
export function changedConfig(text: string): string {
  const kept = JSON.parse(text) as SiteConfigInput;
  const config = { ...stretchTexts(kept, otherWords), $schema: kept.$schema };
  if (!isValid(config)) throw new Error('The config is not valid any more after its texts were changed');
  turnRound(config, () => isValid(config));
  config.theme = {
    ...config.theme,
    accent: '#0b7285',
    neutral: 'cool',
    font: 'Lora',
    motif: 'dots',
    density: 'compact',
  };
  if (!isValid(config)) throw new Error('The config is not valid any more after its theme was changed');
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Each letter is the next of the alphabet, but for those of tokens. */
const otherWords = (text: string) =>
  text
    .split(/(\{[^{}]*\})/)
    .map((part) =>
      part.startsWith('{') ? part : part.replace(/[a-y]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1)),
    )
    .join('');

const isValid = (config: object) => parseSite(registry, JSON.stringify(config)).ok;

/** Reverses each list within a value for which that is `allowed`. */
function turnRound(value: unknown, allowed: () => boolean): void {
  if (Array.isArray(value) && value.length > 1) {
    value.reverse();
    if (!allowed()) value.reverse();
  }
  if (Array.isArray(value) || isObject(value)) for (const part of Object.values(value)) turnRound(part, allowed);
}
