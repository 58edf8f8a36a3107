import { describe, expect, it } from 'vitest';
import { DrawnElements } from '#src/features/calendar/event/drawn-elements.ts';

/** A list of two buttons that are drawn, and one that is not. */
function createButtons() {
  const list = document.createElement('ul');
  list.innerHTML = '<button><b>One</b></button><button>Two</button><button>Three</button>';
  const [first, second, other] = list.querySelectorAll('button');
  const drawn = new DrawnElements<{ readonly number: number }>('button');
  if (!first || !second || !other) throw new Error('There are three buttons.');
  drawn.ref({ number: 2 })(second);
  drawn.ref({ number: 1 })(first);
  return { list, first, second, other, drawn };
}

describe('the data of drawn elements', () => {
  it('is read from themselves and from what is in them', () => {
    const { first, second, drawn } = createButtons();
    const [text] = first.children;
    expect(drawn.at(second)).toEqual({ number: 2, element: second });
    expect(text && drawn.at(text)).toBeNull();
    expect(text && drawn.around(text)).toEqual({ number: 1, element: first });
  });

  it('is listed in the order of the document', () => {
    const { list, drawn } = createButtons();
    expect(drawn.within(list).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('is missing for others', () => {
    const { list, other, drawn } = createButtons();
    expect(drawn.at(other)).toBeNull();
    expect(drawn.around(other)).toBeNull();
    expect(drawn.around(list)).toBeNull();
  });

  it('is what was drawn last, also after the element has been gone for a moment', () => {
    const { first, drawn } = createButtons();
    drawn.ref({ number: 1 })(null);
    drawn.ref({ number: 3 })(first);
    expect(drawn.at(first)).toEqual({ number: 3, element: first });
  });
});
