import { Anchor, Checkbox, Fieldset, NativeSelect, Radio, Text, Textarea, TextInput } from '@mantine/core';
import type { FormField } from '../../../schema/form-fields.ts';
import styles from './Form.module.css';
import { halfField } from './FormCard.tsx';

interface FieldProps {
  id: string;
  field: FormField;
  /** The first option of a select, for no choice. */
  choose: string;
  /** The value of a ticked checkbox. */
  yes: string;
}

/** One field of a form. It is uncontrolled, so that it works before hydration and keeps what was typed. */
export function Field({ id, field, choose, yes }: FieldProps) {
  const { name, type } = field;
  if (type === 'consent') return <Consent id={id} field={field} yes={yes} />;
  const { label, help, required, width } = field;
  const className = width === 'half' ? halfField : undefined;
  const shared = { id, name, required, className };
  const described = { ...shared, label, description: help };
  switch (type) {
    case 'textarea': {
      const { rows, minLength, maxLength, placeholder } = field;
      const limits = { minLength, maxLength, placeholder };
      return <Textarea {...described} {...limits} rows={rows} resize="vertical" />;
    }
    case 'select':
      return (
        <NativeSelect {...described} autoComplete={field.autocomplete}>
          <option value="">{choose}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </NativeSelect>
      );
    case 'radio':
      return <Choices id={id} field={field} className={className} />;
    case 'checkbox':
      return <Checkbox {...described} value={yes} />;
    case 'file': {
      const { accept, multiple } = field;
      return <TextInput {...described} type="file" accept={accept?.join(',')} multiple={multiple} />;
    }
    case 'number':
      return <TextInput {...described} type="number" min={field.min} max={field.max} placeholder={field.placeholder} />;
    case 'date':
    case 'time':
      return <TextInput {...described} type={type} min={field.min} max={field.max} />;
    default: {
      const { minLength, maxLength, placeholder, autocomplete } = field;
      const limits = { minLength, maxLength, placeholder, autoComplete: autocomplete };
      return <TextInput {...described} {...limits} type={type} />;
    }
  }
}

function Choices({ id, field, className }: { id: string; field: FormField & { type: 'radio' }; className?: string }) {
  const { name, label, help, required, options } = field;
  const helpId = `${id}-description`;
  return (
    <Fieldset
      variant="unstyled"
      className={className}
      classNames={{ legend: styles.legend }}
      legend={label}
      aria-describedby={help && helpId}
    >
      {help && (
        <Text id={helpId} size="sm" c="dimmed" mb="xs">
          {help}
        </Text>
      )}
      <div className={styles.choices}>
        {options.map((option, at) => (
          <Radio key={option} id={`${id}-${at}`} name={name} value={option} label={option} required={required} />
        ))}
      </div>
    </Fieldset>
  );
}

interface ConsentProps extends Pick<FieldProps, 'id' | 'yes'> {
  field: FormField & { type: 'consent' };
}

function Consent({ id, field: { name, text, link }, yes }: ConsentProps) {
  const label = (
    <>
      {text} {link && <Anchor href={link.href}>{link.label}</Anchor>}
    </>
  );
  return <Checkbox id={id} name={name} value={yes} required label={label} />;
}
