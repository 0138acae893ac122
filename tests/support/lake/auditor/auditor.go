// Auditor checks the tree of a chain of the lake with Go's own packages and nothing of the lake's: the signed note with
// golang.org/x/mod/sumdb/note, tiles and proofs with golang.org/x/mod/sumdb/tlog.
//
//	auditor -base http://localhost:3333/record/production -key NAME+HASH+KEY [-token TOKEN] [-old CHECKPOINT]
//
// With a token it reads every entry and proves that the tree has it in its place. With an older checkpoint it proves
// that the tree of now continues that one. It prints one line for each claim, and ends with 1 at the first that fails.
package main

import (
	"encoding/binary"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

const height = 8

var (
	base  = flag.String("base", "", "address of the tree")
	key   = flag.String("key", "", "verifier key")
	token = flag.String("token", "", "token for the entries")
	old   = flag.String("old", "", "file of an older checkpoint")
)

func fail(format string, args ...any) {
	fmt.Fprintf(os.Stderr, "refused: "+format+"\n", args...)
	os.Exit(1)
}

func get(path string) ([]byte, error) {
	request, err := http.NewRequest("GET", *base+"/"+path, nil)
	if err != nil {
		return nil, err
	}
	if *token != "" {
		request.Header.Set("Authorization", "Bearer "+*token)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err == nil && response.StatusCode != 200 {
		err = fmt.Errorf("%s: %d %s", path, response.StatusCode, body)
	}
	return body, err
}

// checkpoint opens a signed checkpoint and reads its tree.
func checkpoint(signed []byte) tlog.Tree {
	verifier, err := note.NewVerifier(*key)
	if err != nil {
		fail("the key: %v", err)
	}
	opened, err := note.Open(signed, note.VerifierList(verifier))
	if err != nil {
		fail("the checkpoint: %v", err)
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[0] != verifier.Name() {
		fail("the checkpoint is of %q", lines[0])
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil {
		fail("the size: %v", err)
	}
	root, err := tlog.ParseHash(lines[2])
	if err != nil {
		fail("the root: %v", err)
	}
	return tlog.Tree{N: size, Hash: root}
}

type tiles struct{}

func (tiles) Height() int { return height }

func (tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	read := make([][]byte, len(wanted))
	for i, tile := range wanted {
		path := strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/", height), "tile/", 1)
		body, err := get(path)
		if err != nil {
			return nil, err
		}
		read[i] = body
	}
	return read, nil
}

func (tiles) SaveTiles([]tlog.Tile, [][]byte) {}

// entries reads the bundle that begins with an entry.
func entries(first, size int64) [][]byte {
	width := int64(1 << height)
	if size-first < width {
		width = size - first
	}
	tile := tlog.Tile{H: height, L: -1, N: first >> height, W: int(width)}
	body, err := get(strings.Replace(tile.Path(), fmt.Sprintf("tile/%d/data/", height), "tile/entries/", 1))
	if err != nil {
		fail("%v", err)
	}
	var read [][]byte
	for len(body) > 0 {
		if len(body) < 2 || len(body) < 2+int(binary.BigEndian.Uint16(body)) {
			fail("the bundle of entry %d is cut off", first)
		}
		end := 2 + int(binary.BigEndian.Uint16(body))
		read = append(read, body[2:end])
		body = body[end:]
	}
	return read
}

func main() {
	flag.Parse()
	signed, err := get("checkpoint")
	if err != nil {
		fail("%v", err)
	}
	tree := checkpoint(signed)
	fmt.Printf("checkpoint: signed, %d entries\n", tree.N)
	reader := tlog.TileHashReader(tree, tiles{})
	if root, err := tlog.TreeHash(tree.N, reader); err != nil || root != tree.Hash {
		fail("the tiles: %v", err)
	}
	fmt.Println("tiles: have the root of the checkpoint")
	if *old != "" {
		kept, err := os.ReadFile(*old)
		if err != nil {
			fail("%v", err)
		}
		before := checkpoint(kept)
		proof, err := tlog.ProveTree(tree.N, before.N, reader)
		if err != nil {
			fail("the older tree: %v", err)
		}
		if err := tlog.CheckTree(proof, tree.N, tree.Hash, before.N, before.Hash); err != nil {
			fail("the older tree: %v", err)
		}
		fmt.Printf("older tree: %d entries, continued by this one\n", before.N)
	}
	if *token == "" {
		return
	}
	for first := int64(0); first < tree.N; first += 1 << height {
		for i, entry := range entries(first, tree.N) {
			place := first + int64(i)
			proof, err := tlog.ProveRecord(tree.N, place, reader)
			if err != nil {
				fail("entry %d: %v", place, err)
			}
			if err := tlog.CheckRecord(proof, tree.N, tree.Hash, place, tlog.RecordHash(entry)); err != nil {
				fail("entry %d: %v", place, err)
			}
		}
	}
	fmt.Printf("entries: all %d are in the tree\n", tree.N)
}
