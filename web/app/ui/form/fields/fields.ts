// The fields of a form, for `import * as F`: a page carries only those it names. Date fields are apart.
export { Checkbox, Chips, Choices, Switch } from '../choice-fields.tsx';
export { Contact } from './contact-field.tsx';
export { Whole as Number } from './number-field.tsx';
export { Phone } from './phone-field.tsx';
export { Select } from './select-field.tsx';
export { Area as Textarea, Text } from '../text-fields.tsx';
