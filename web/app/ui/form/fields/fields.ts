// The fields of a form, for `import * as F`: a page contains only those it uses. Date fields are separate.
export { Area as Textarea } from '../area-field.tsx';
export { Chips, Choices } from '../choice-fields.tsx';
export { Checkbox } from './checkbox-field.tsx';
export { Contact } from './contact-field.tsx';
export { Whole as Number } from './number-field.tsx';
export { Phone } from './phone-field.tsx';
export { Select } from './select-field.tsx';
export { Switch } from './switch-field.tsx';
export { Text } from '../text-fields.tsx';
