import { Parser } from 'htmlparser2';
import { MalformedError, TooLargeError } from './zip.ts';

/** Receives the elements of a document; names come without their namespace. */
export interface XmlReader {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const DEEPEST = 64;
/** The most characters of a comment or of one element's attributes. */
const LONGEST_SILENCE = 4_000_000;

/** Passes what the parser finds to the reader, and watches how deep and how long it is. */
function watch(reader: XmlReader) {
  const state = { depth: 0, silence: 0, hasRoot: false, isEnded: false, isCutOff: false };
  const handler = {
    onopentag: (name: string, attributes: Record<string, string>) => {
      state.hasRoot = true;
      state.silence = 0;
      state.depth += 1;
      if (state.depth > DEEPEST) throw new MalformedError('the document is too deep');
      reader.open?.(localName(name), attributes);
    },
    ontext: (text: string) => {
      state.silence = 0;
      reader.text?.(text);
    },
    onclosetag: (name: string) => {
      state.isCutOff ||= state.isEnded;
      state.depth -= 1;
      reader.close?.(localName(name));
    },
    onprocessinginstruction: (name: string) => {
      if (name.toLowerCase() === '!doctype') throw new MalformedError('the document has a type');
    },
  };
  return { state, handler };
}

/**
 * Reads an XML document piece by piece, and continues after each piece has been dealt with. A document type is
 * rejected, so that no entity but the five of XML is ever replaced.
 */
export async function* parseXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): AsyncGenerator<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const { state, handler } = watch(reader);
  const parser = new Parser(handler, { xmlMode: true });
  for await (const chunk of bytes) {
    const text = decode(decoder, chunk);
    state.silence += text.length;
    parser.write(text);
    if (state.silence > LONGEST_SILENCE) throw new TooLargeError('an element is too long');
    yield;
  }
  decode(decoder);
  // An element that is still open at the end of the document was never closed.
  state.isEnded = true;
  parser.end();
  if (!state.hasRoot || state.isCutOff) throw new MalformedError('the document is cut off');
}

/** The characters of the next bytes; without bytes, whether the last character is whole. */
function decode(decoder: TextDecoder, chunk?: Buffer): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch (error) {
    throw new MalformedError('the document is not in UTF-8', { cause: error });
  }
}

/** Reads a small document whole. */
export async function readXml(bytes: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  for await (const _ of parseXml(bytes, reader));
}
