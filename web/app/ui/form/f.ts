import { Checkbox, Chips, Choices, Multi, Select, Switch } from './choice-fields.tsx';
import { Contact } from './contact-field.tsx';
import { Area, Password, Phone, Text, Whole } from './text-fields.tsx';

/** The fields of a form; date fields are apart in date-fields.tsx because they bring a calendar. */
export const F = {
  Text,
  Textarea: Area,
  Password,
  Phone,
  Contact,
  Number: Whole,
  Select,
  MultiSelect: Multi,
  Checkbox,
  Switch,
  Choices,
  Chips,
};
