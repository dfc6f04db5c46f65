import { Checkbox, Chips, Choices, Select, Switch } from './choice-fields.tsx';
import { Contact } from './contact-field.tsx';
import { Area, Text, Whole } from './text-fields.tsx';

/** The fields of a form; date fields are apart in date-fields.tsx because they bring a calendar. */
export const F = {
  Text,
  Textarea: Area,
  Contact,
  Number: Whole,
  Select,
  Checkbox,
  Switch,
  Choices,
  Chips,
};
