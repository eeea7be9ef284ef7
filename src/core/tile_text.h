// Puts one letter in place of each tile of several letters, as `Alphabet.typed` and `Alphabet.read` do: `[CH]`, and
// bare CH by the longest match; a joint, `|` between letters, goes.
#ifndef LEXICON_FAST_TILE_TEXT_H
#define LEXICON_FAST_TILE_TEXT_H

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace lexicon_fast {

template <class Unit>  // a byte of UTF-8, or a code point
class TileText {
 public:
  // Add a way to write a tile, of two units at least. `finish` comes after the last.
  void add(const Unit *text, size_t size, const Unit *letter, size_t letter_size) {
    forms.push_back({{text, text + size}, {letter, letter + letter_size}});
  }

  // drops_joints: leave out each `|` after a letter.
  void finish(bool drops_joints) {
    joints = drops_joints;
    std::stable_sort(forms.begin(), forms.end(), [](const Form &a, const Form &b) {
      const uint8_t first = bucket(a.text[0]), other = bucket(b.text[0]);
      return first != other ? first < other : a.text.size() > b.text.size();
    });
    for (size_t i = forms.size(); i-- > 0;) {
      const uint8_t at = bucket(forms[i].text[0]);
      begin[at] = static_cast<uint16_t>(i);
      follows[at] |= uint64_t{1} << (forms[i].text[1] & 63);
      if (end[at] == 0) end[at] = static_cast<uint16_t>(i + 1);
    }
  }

  // Return whether `read` would change a text.
  template <class In>
  bool changes(const In *at, const In *stop) const {
    while (at < stop && !(joints && *at == '|') && form_at(at, stop) == nullptr) at++;
    return at < stop;
  }

  // Write a text with one letter for each tile to `out`, which has room for as many code points, or twice the bytes.
  // Returns the end.
  template <class In>
  Unit *read(const In *at, const In *stop, Unit *out) const {
    const In *const start = at;
    while (at < stop) {
      const Form *found = form_at(at, stop);
      if (found != nullptr) {
        out = std::copy(found->letter.begin(), found->letter.end(), out);
        at += found->text.size();
      } else if (joints && *at == '|' && at > start && ends_letter(at[-1])) {
        at++;
      } else {
        *out++ = static_cast<Unit>(*at++);
      }
    }
    return out;
  }

 private:
  struct Form {
    std::vector<Unit> text;
    std::vector<Unit> letter;
  };

  template <class In>
  const Form *form_at(const In *at, const In *stop) const {
    const uint8_t first = bucket(static_cast<Unit>(*at));
    if (stop - at < 2 || (follows[first] >> (at[1] & 63) & 1) == 0) return nullptr;  // most letters
    for (int i = begin[first]; i < end[first]; i++) {
      if (fits(forms[i], at, stop)) return &forms[i];
    }
    return nullptr;
  }

  static uint8_t bucket(Unit unit) { return static_cast<uint8_t>(unit); }

  static bool ends_letter(uint32_t unit) { return unit >= 0x80 || (unit | 32) - 'a' < 26u || unit == ']'; }

  template <class In>
  static bool fits(const Form &form, const In *at, const In *stop) {
    const size_t size = form.text.size();
    if (static_cast<size_t>(stop - at) < size) return false;
    for (size_t i = 0; i < size; i++) {
      if (static_cast<Unit>(at[i]) != form.text[i]) return false;
    }
    return true;
  }

  std::vector<Form> forms;
  bool joints = false;
  uint64_t follows[256] = {};  // the second units of the forms that begin so, by their last six bits
  uint16_t begin[256] = {};
  uint16_t end[256] = {};
};

}  // namespace lexicon_fast

#endif
