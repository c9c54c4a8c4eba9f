import { TextField } from '../ui/text-field.tsx';

interface FieldProps {
  readonly value: string;
  onChange(value: string): void;
}

/** What one is called here. */
export function UserNameField(props: FieldProps) {
  return <TextField label="Name" required minLength={2} maxLength={30} autoComplete="username" {...props} />;
}

/** The password that one has. */
export function PasswordField({ label, ...field }: FieldProps & { readonly label: string }) {
  return <TextField label={label} required type="password" autoComplete="current-password" {...field} />;
}

/** A password to come. */
export function NewPasswordField(
  props: FieldProps & { readonly label: string /** What else it brings about. */; readonly then?: string },
) {
  const { label, then, ...field } = props;
  return (
    <TextField
      label={label}
      hint={`At least 8 characters.${then === undefined ? '' : ` ${then}`}`}
      required
      minLength={8}
      maxLength={200}
      type="password"
      autoComplete="new-password"
      {...field}
    />
  );
}
