import type { EditorForm } from '../editor-form.ts';
import {
  findAllProblems,
  findUnsavable,
  findShownWhileTyping,
  problemsOf,
  type FieldProblem,
} from '../checks/field-problems.ts';

interface MarkedForm {
  values: () => EditorForm;
  /** Replaces the marked problems of the form. */
  showProblems: (problems: readonly FieldProblem[]) => void;
}

/** A problem that only the server finds, with the rejected value. */
interface ReportedProblem {
  problem: FieldProblem;
  text: string;
}

const valueAt = (form: EditorForm, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], form);

const textAt = (form: EditorForm, { path }: FieldProblem): string =>
  JSON.stringify(valueAt(form, path) ?? null);

/** The problems of a recruitment's form that are marked at their fields, with those that the server found. */
export class MarkedProblems {
  readonly #form: MarkedForm;
  #isRequested = false;
  #marked: readonly FieldProblem[] = [];
  #reported: readonly ReportedProblem[] = [];

  constructor(form: MarkedForm) {
    this.#form = form;
  }

  /** Everything that is missing before the recruitment can be published; from now on all of it is marked. */
  showAll(): FieldProblem[] {
    this.#isRequested = true;
    const values = this.#form.values();
    const problems = this.#joined(findAllProblems(values), values);
    this.#mark(problems);
    return problems;
  }

  /** Marks current problems without saving. */
  showCurrent = (): void => {
    const values = this.#form.values();
    this.#mark(
      this.#joined(this.#isRequested ? findAllProblems(values) : findShownWhileTyping(values), values),
    );
  };

  /** The problems that prevent saving. */
  findUnsavable = (): FieldProblem[] => {
    const values = this.#form.values();
    return this.#joined(findUnsavable(values), values);
  };

  /** Removes marks that are no longer valid, wherever the problem was corrected. */
  removeCorrected(): void {
    if (this.#marked.length === 0) return;
    const values = this.#form.values();
    const found = new Set(this.#joined(findAllProblems(values), values).map(({ path }) => path));
    const remaining = this.#marked.filter(({ path }) => found.has(path));
    if (remaining.length < this.#marked.length) this.#mark(remaining);
  }

  /** Marks what the server rejected; returns what of it was not known before. */
  addServerErrors(fields: Record<string, string>): FieldProblem[] {
    const values = this.#form.values();
    const before = new Set(this.#stillReported(values).map(({ path }) => path));
    const problems = problemsOf(fields).filter(({ path }) => !before.has(path));
    this.#reported = [
      ...this.#reported,
      ...problems.map((problem) => ({ problem, text: textAt(values, problem) })),
    ];
    this.showCurrent();
    return problems;
  }

  #mark(problems: readonly FieldProblem[]): void {
    this.#marked = problems;
    this.#form.showProblems(problems);
  }

  /** What the server rejected of values that have not been changed since. */
  #stillReported(values: EditorForm): FieldProblem[] {
    this.#reported = this.#reported.filter(({ problem, text }) => textAt(values, problem) === text);
    return this.#reported.map(({ problem }) => problem);
  }

  #joined(found: readonly FieldProblem[], values: EditorForm): FieldProblem[] {
    const paths = new Set(found.map(({ path }) => path));
    return [...found, ...this.#stillReported(values).filter(({ path }) => !paths.has(path))];
  }
}
