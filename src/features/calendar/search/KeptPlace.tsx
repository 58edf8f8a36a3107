import { Component } from 'react';

interface KeptPlaceProps {
  scroller: HTMLElement | null;
  /** The first day in the list. */
  first: number;
}

/** Keeps what is in sight of a list where it is when earlier days come in. Only a class can measure before they do. */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(before: KeptPlaceProps): number | null {
    const { scroller, first } = this.props;
    return scroller && first < before.first ? scroller.scrollHeight - scroller.scrollTop : null;
  }

  override componentDidUpdate(_: KeptPlaceProps, __: unknown, fromEnd: number | null) {
    const { scroller } = this.props;
    if (scroller && fromEnd !== null) scroller.scrollTop = scroller.scrollHeight - fromEnd;
  }

  override render() {
    return null;
  }
}
