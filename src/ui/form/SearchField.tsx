import { TextField, type TextFieldProps } from './TextField.tsx';

type SearchFieldProps = Omit<TextFieldProps, 'icon' | 'label' | 'labelHidden' | 'type'> & {
  label: string;
};

/** A page's search field. Its label is for screen readers; the placeholder shows it unless another one is given. */
export function SearchField({ placeholder, ...props }: SearchFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...props}
      placeholder={placeholder ?? props.label}
      labelHidden
      icon="search"
      type="search"
    />
  );
}
