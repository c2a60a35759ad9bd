import { theme } from '../../../schema/theme.ts';
import type { Diagnostic } from '../../diagnostics/issue.ts';
import { isObject, keyOf } from '../../json/values.ts';
import { schemesShown, shadingOf } from '../../theme/palette.ts';

const coloring = theme.unwrap().pick({ accent: true, neutral: true });

/** Warns of an accent color with too little contrast: where, what is shown instead, and which color would have enough. */
export function* checkAccent(config: unknown): Iterable<Diagnostic> {
  const written = keyOf(config, 'theme');
  if (!isObject(written)) return;
  const { data } = coloring.safeParse({ accent: written.accent, neutral: written.neutral });
  const canChoose = keyOf(keyOf(config, 'header'), 'schemeControl') !== false;
  const shading = data && shadingOf(data, schemesShown(written.scheme, canChoose));
  if (!shading) return;
  const { scheme, contrast, text, fill, instead } = shading;
  const ratio = Math.floor(contrast * 10) / 10;
  const shown =
    scheme === 'light'
      ? `links and small text are shown in ${text} there, and buttons get an edge`
      : `buttons are shown in ${fill} there, and links and small text in ${text}`;
  yield {
    path: ['theme', 'accent'],
    code: 'theme/shaded',
    message: `The accent ${data.accent} has a contrast of ${ratio}:1 on the ${scheme} background; ${shown}.`,
    hint: `If it looks right, leave it; ${instead} would have enough contrast.`,
    severity: 'warning',
  };
}
