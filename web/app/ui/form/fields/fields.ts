// The fields of a form, for `import * as F`: a page contains only those it uses. Date fields are separate.
export { Checkbox, Chips, Choices, Switch } from '../choice-fields.tsx';
export { Contact } from './contact-field.tsx';
export { Whole as Number } from './number-field.tsx';
export { Phone } from './phone-field.tsx';
export { Select } from './select-field.tsx';
export { Area as Textarea, Text } from '../text-fields.tsx';
