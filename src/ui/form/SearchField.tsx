import { TextField, type TextFieldProps } from './TextField.tsx';

type SearchFieldProps = Omit<TextFieldProps, 'icon' | 'label' | 'labelHidden' | 'type'> & {
  label: string;
};

/** The field of a page's search. Its label is read out, and shown only as the placeholder unless there is another. */
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
