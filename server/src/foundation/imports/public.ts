export {
  defineImportable,
  type Columns,
  type Compare,
  type Comparison,
  type Importable,
} from './importable.ts';
