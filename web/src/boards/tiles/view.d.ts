/** Made by `make generated`; don't change it by hand. */
export type Challenge = {
    name: string;
    needs: number;
    have: number;
    broken: boolean;
    stars: number[];
};
export type Choice = {
    pawn: Pawn;
    column: number;
    row: number;
    stars: number;
};
export type Column = {
    tiles: string[];
    size: number;
    stars: number;
    taken_by: number;
};
/** @description An open end: a side of a tile, 0 north, then clockwise. */
export type End = {
    column: number;
    row: number;
    side: number;
};
/** @enum {string} */
export type Kind = "car" | "train" | "traveller" | "either";
/** @description A tile of a territory; an objective tile has its figure, what it needs, and whether that is enough. */
export type Laid = {
    tile: string;
    column: number;
    row: number;
    turn: string;
    pawn?: Pawn;
    have?: number;
    needs?: number;
    met?: boolean;
};
/** @description What a kind of pawn travels on. A node is one kind of line on one tile: twice the tile's place in the list for its railway, and one more for its highway. `pawns` and `free` are tiles with such a pawn and with room for one, `next` what one more pawn scores. */
export type Network = {
    kind: Pawn;
    nodes: number[];
    pawns: number[];
    free: number[];
    next: number;
};
/** @description How a game ended: a `Result` as a view has it. */
export type Outcome = {
    scores: number[];
    places: number[];
    breakdown: {
        [key: string]: number;
    }[];
    reason: string;
    facts: {
        [key: string]: unknown;
    };
};
/** @enum {string} */
export type Part = "pawns" | "cities" | "rectangle" | "interruptions" | "objectives" | "columns" | "challenge";
/** @enum {string} */
export type Pawn = "car" | "train" | "traveller";
/** @enum {string} */
export type Phase = "start" | "take" | "place" | "populate" | "end";
export type Player = {
    territory: Territory;
    stars: number;
    refusals_left: number;
    refused: string[];
    objectives: string[];
    points: {
        pawns?: number;
        cities?: number;
        rectangle?: number;
        interruptions?: number;
        objectives?: number;
        columns?: number;
        challenge?: number;
    };
    chosen?: Choice[];
};
export type Rectangle = {
    column: number;
    row: number;
    width: number;
    height: number;
};
export type Supply = {
    car: number;
    train: number;
    traveller: number;
};
/** @description What a territory amounts to; one's own with the pawns that one has chosen already. Tiles of cities are places in the list of tiles. */
export type Survey = {
    ends: End[];
    cities: number[][];
    rectangle: Rectangle;
    networks: Network[];
};
export type Territory = {
    tiles: Laid[];
    open_ends: number;
    survey?: Survey;
};
export type Token = {
    kind: Kind;
    flag: boolean;
};
export type View = {
    round: number;
    rounds: number;
    phase: Phase;
    order: number[];
    actors: number[];
    waiting_room: Token | null;
    active: Token[];
    tokens_in_stack: number;
    starters: string[];
    columns: Column[];
    hand: string[];
    objective_due: boolean;
    bag: number;
    supply: Supply;
    star_supply: number;
    players: Player[];
    challenge?: Challenge;
    result?: Outcome;
};
