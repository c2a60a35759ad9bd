import { Input, Textarea, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { isTextFile } from '../../../content/markdown-file.ts';
import { inMarkdownFile } from '../../format.ts';
import { IconButton } from '../Icon.tsx';
import * as icons from '../icons.ts';
import { useValue } from '../store.ts';
import styles from './form.module.css';
import type { FieldProps } from './plain-fields.tsx';
import { useField } from './use-field.tsx';

/** The buttons, with the text that each puts around the selection or before its lines. */
const formats = [
  { icon: icons.bold, label: 'Bold', around: ['**', '**'] },
  { icon: icons.italic, label: 'Italic', around: ['*', '*'] },
  { icon: icons.link, label: 'Link', around: ['[', '](/)'] },
  { icon: icons.code, label: 'Code', around: ['`', '`'] },
  { icon: icons.heading, label: 'Heading', before: '## ' },
  { icon: icons.list, label: 'List', before: '- ' },
];

/** A text in Markdown, or the file that has it. */
export function MarkdownField(props: FieldProps) {
  const value = useValue(props.path);
  return typeof value === 'string' && isTextFile(value) ? (
    <FileNote {...props} file={value} />
  ) : (
    <SourceField {...props} />
  );
}

/** The path of a Markdown file. It is not typed: each key would replace the file's text on the page by the path. */
function FileNote({ path, schemaNode, label, isBare, file }: FieldProps & { file: string }) {
  const { props, warnings } = useField<string>(path, schemaNode, label);
  return (
    <TextInput
      {...props}
      label={isBare ? undefined : props.label}
      aria-label={props.label}
      description={
        <>
          {inMarkdownFile(file)}
          {warnings}
        </>
      }
      value={file}
      readOnly
    />
  );
}

/** A text in Markdown, with buttons for its formats. */
function SourceField({ path, schemaNode, label, isBare }: FieldProps) {
  const field = useField<string>(path, schemaNode, label);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = typeof field.value === 'string' ? field.value : '';
  const put = (next: string) => field.type(next === '' && schemaNode.optional ? undefined : next);

  const format = ({ around, before }: (typeof formats)[number]) => {
    const { current: element } = area;
    if (!element) return;
    const { selectionStart: start, selectionEnd: end } = element;
    const chosen = text.slice(start, end);
    const line = text.lastIndexOf('\n', start - 1) + 1;
    const [open = '', close = ''] = around ?? [];
    const next = around
      ? text.slice(0, start) + open + chosen + close + text.slice(end)
      : text.slice(0, line) +
        text.slice(line, Math.max(end, line)).replace(/^/gm, before ?? '') +
        text.slice(Math.max(end, line));
    put(next);
    const shift = (around ? open : (before ?? '')).length;
    requestAnimationFrame(() => {
      element.focus();
      element.setSelectionRange(start + shift, end + shift);
    });
  };

  const { label: name, description, error, ...rest } = field.props;
  return (
    <Input.Wrapper
      {...rest}
      label={isBare ? undefined : name}
      labelElement="div"
      description={isBare ? field.warnings : description}
      error={error}
    >
      <div className={styles.formats} role="toolbar" aria-label={`Formats of ${name}`}>
        {formats.map((one) => (
          <IconButton key={one.label} size={26} icon={one.icon} label={one.label} onClick={() => format(one)} />
        ))}
      </div>
      <Textarea
        ref={area}
        aria-label={name}
        error={Boolean(error)}
        autosize
        minRows={isBare ? 2 : 4}
        maxRows={24}
        value={text}
        spellCheck
        onChange={({ currentTarget }) => put(currentTarget.value)}
        onBlur={field.leave}
      />
    </Input.Wrapper>
  );
}
